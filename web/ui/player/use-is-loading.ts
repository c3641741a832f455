import { useEffect, useState } from "react";

/** A shorter wait, such as after a jump, isn't worth a word. */
const worthSayingMs = 500;

/** Whether a video has kept its viewer waiting for so long that it should say so. */
export function useIsLoading(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), worthSayingMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}
