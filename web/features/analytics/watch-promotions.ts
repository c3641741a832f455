interface PromotionListeners {
  onView: (banner: HTMLElement) => void;
  onSelect: (banner: HTMLElement) => void;
}

const banners = "[data-promotion-id]";

/**
 * Tells which promotions are really seen (half of one, once per page) and followed. Returns the function that looks for the banners of a
 * new page.
 */
export function watchPromotions({ onView, onSelect }: PromotionListeners): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        onView(target);
      }
    },
    { threshold: 0.5 },
  );
  document.addEventListener("click", ({ target }) => {
    const banner =
      target instanceof Element && target.closest("a") ? target.closest<HTMLElement>(banners) : null;
    if (banner) onSelect(banner);
  });
  return () => {
    observer.disconnect();
    for (const banner of document.querySelectorAll(banners)) observer.observe(banner);
  };
}
