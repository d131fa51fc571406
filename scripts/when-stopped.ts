const actions = new Set<() => void>();
let isListening = false;

/**
 * Runs the action when a signal ends this process, so that nothing it started outlives it. Returns the function that
 * removes the action once there is nothing left to end.
 */
export function whenStopped(action: () => void): () => void {
  if (!isListening) {
    isListening = true;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stopAll);
  }
  actions.add(action);
  return () => {
    actions.delete(action);
  };
}

function stopAll(): void {
  for (const action of actions) action();
  process.exit(130);
}
