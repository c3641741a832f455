/** Categories for browsing the dictionary. */
export const signCategories = [
  { title: "Greetings and manners", value: "greetings" },
  { title: "Family", value: "family" },
  { title: "People", value: "people" },
  { title: "Feelings", value: "feelings" },
  { title: "Questions", value: "questions" },
  { title: "Actions", value: "actions" },
  { title: "Food and drink", value: "food" },
  { title: "Time", value: "time" },
  { title: "Places", value: "places" },
  { title: "School", value: "school" },
  { title: "Work", value: "work" },
  { title: "Home", value: "home" },
  { title: "Animals", value: "animals" },
  { title: "Nature and weather", value: "nature" },
  { title: "Colors", value: "colors" },
  { title: "Numbers", value: "numbers" },
  { title: "Body and health", value: "health" },
  { title: "Describing", value: "describing" },
  { title: "Deaf community", value: "deaf-community" },
] as const;

export const partsOfSpeech = [
  { title: "Noun", value: "noun" },
  { title: "Verb", value: "verb" },
  { title: "Adjective", value: "adjective" },
  { title: "Adverb", value: "adverb" },
  { title: "Pronoun", value: "pronoun" },
  { title: "Question word", value: "question word" },
  { title: "Number", value: "number" },
  { title: "Interjection", value: "interjection" },
  { title: "Preposition", value: "preposition" },
  { title: "Conjunction", value: "conjunction" },
] as const;

/** How many hands a sign uses, and whether they have the same shape. */
export const handCounts = [
  { title: "One hand", value: "one" },
  { title: "Two hands, same shape", value: "two same" },
  { title: "Two hands, different shapes", value: "two different" },
] as const;

/** From where a sign is filmed. A video without a view is from the front. */
export const signViews = [
  { title: "The front", value: "front" },
  { title: "The side", value: "side" },
] as const;
