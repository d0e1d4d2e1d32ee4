// Answers of the service that were asked for before anybody needed them: each is taken once.
const asked = new Map<string, Promise<Response>>();

export function ask(path: string): Promise<Response> {
  const answer = asked.get(path) ?? fetch(path);
  // Whoever takes it hears that it failed; perhaps nobody takes it.
  answer.catch(() => {});
  asked.set(path, answer);
  return answer;
}

/** What was already known when nobody could ask yet. */
export const give = (path: string, content: object): void =>
  void asked.set(path, Promise.resolve(Response.json(content)));

export function answerTo(path: string): Promise<Response> {
  const known = asked.get(path);
  asked.delete(path);
  return known ?? fetch(path);
}
