const perRequestPages = /^\/(cart|search|quizzes\/[^/]+\/results|orders\/[^/]+|wallet\/purchases\/[^/]+)$/;

/** Whether a page is rendered for each request. All others are rendered once for everybody. */
export const isRenderedPerRequest = (path: string): boolean => perRequestPages.test(path);
