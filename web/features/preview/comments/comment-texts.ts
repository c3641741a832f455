export const commentSent = {
  title: "Thanks for your comment",
  text: "The editors will see it in the Studio.",
};

export const failureMessage = "We couldn’t send your comment. Please try again in a minute.";
