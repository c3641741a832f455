/**
 * For a process that must not grow. It ends when it needs more; without a limit, its memory depends on when a busy machine lets it collect
 * garbage.
 */
export const smallHeap = { NODE_OPTIONS: "--max-old-space-size=500" };
