const pagesForOneVisitor = /^\/(cart|search|quizzes\/[^/]+\/results|orders\/[^/]+|wallet\/purchases\/[^/]+)$/;

/** Whether a page is rendered for each request. All others are rendered once for everybody. */
export const isForOneVisitor = (path: string): boolean => pagesForOneVisitor.test(path);
