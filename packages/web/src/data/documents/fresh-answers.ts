/**
 * Runs a question so that every caller gets an answer to a question asked after their call, with at most one question
 * running and one waiting.
 */
export function freshAnswers<T>(ask: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = (): Promise<T> => {
    const started = ask().finally(() => {
      if (current === started) current = undefined;
    });
    current = started;
    return started;
  };
  const afterCurrent = (): Promise<T> => {
    next = undefined;
    return current ?? start();
  };
  return () => {
    if (current === undefined) return start();
    next ??= current.then(afterCurrent, afterCurrent);
    return next;
  };
}
