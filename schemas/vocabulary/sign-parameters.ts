/**
 * The dominant hand's shape when the sign starts, as the dictionary groups it. The letters are the handshapes' usual names,
 * after the manual alphabet and numbers.
 */
export const handshapeFamilies = [
  { title: "Flat hand", value: "flat", letters: "B" },
  { title: "Bent hand", value: "bent", letters: "bent B" },
  { title: "Open hand", value: "open", letters: "5" },
  { title: "Clawed hand", value: "claw", letters: "bent 5" },
  { title: "Curved hand", value: "curved", letters: "C" },
  { title: "Fingertips together", value: "fingertips", letters: "flattened O" },
  { title: "Fist", value: "fist", letters: "A, S" },
  { title: "Thumb up", value: "thumb", letters: "10" },
  { title: "Thumb between two fingers", value: "thumb-between", letters: "T" },
  { title: "Index finger", value: "index", letters: "1" },
  { title: "Hooked index finger", value: "hooked-index", letters: "X" },
  { title: "Thumb and index finger", value: "thumb-and-index", letters: "L" },
  { title: "Pinch", value: "pinch", letters: "G" },
  { title: "Two fingers together", value: "two-together", letters: "H, U" },
  { title: "Two fingers apart", value: "two-apart", letters: "V, 2" },
  { title: "Crossed fingers", value: "crossed", letters: "R" },
  { title: "Thumb and two fingers", value: "thumb-and-two", letters: "3" },
  { title: "Three fingers", value: "three", letters: "W, 6" },
  { title: "Four fingers", value: "four", letters: "4" },
  { title: "Thumb and little finger", value: "thumb-and-little", letters: "Y" },
  { title: "Thumb on the index finger", value: "thumb-on-index", letters: "F, 9" },
  { title: "Thumb on the middle finger", value: "thumb-on-middle", letters: "8" },
  { title: "Thumb on the ring finger", value: "thumb-on-ring", letters: "7" },
  { title: "Middle finger bent in", value: "middle-bent", letters: "open 8" },
] as const;

/** Where the sign starts. */
export const locationAreas = [
  { title: "Forehead", value: "forehead" },
  { title: "Face and nose", value: "face" },
  { title: "Cheek and ear", value: "cheek" },
  { title: "Mouth", value: "mouth" },
  { title: "Chin", value: "chin" },
  { title: "In front of the shoulder", value: "shoulder" },
  { title: "On the chest", value: "chest" },
  { title: "In front of the body", value: "front" },
  { title: "At the waist", value: "waist" },
  { title: "Arm or wrist", value: "arm" },
  { title: "On the other hand", value: "other-hand" },
] as const;

/** What the hands mainly do. */
export const movementKinds = [
  { title: "Held still", value: "still" },
  { title: "In a line", value: "line" },
  { title: "In an arc", value: "arc" },
  { title: "In a circle", value: "circle" },
  { title: "Back and forth", value: "back-and-forth" },
  { title: "Twists or turns over", value: "twist" },
  { title: "Taps or touches", value: "touch" },
  { title: "Rubs or slides", value: "rub" },
  { title: "Hands meet or part", value: "meet-or-part" },
  { title: "Fingers move", value: "fingers" },
] as const;

/** Where the dominant palm faces when the sign starts. */
export const palmDirections = [
  { title: "Toward you", value: "toward-you" },
  { title: "Away from you", value: "away" },
  { title: "Up", value: "up" },
  { title: "Down", value: "down" },
  { title: "To the side", value: "side" },
] as const;
