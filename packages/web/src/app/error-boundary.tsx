import { Component, type ReactNode } from "react";
import { PageFailure } from "./page-failure.tsx";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** When this changes, such as the address, its children are tried once more. */
  readonly resetBy?: unknown;
}

interface ErrorBoundaryState {
  readonly failed?: { readonly failure: unknown };
  readonly resetBy?: unknown;
}

/** Shows what went wrong when a page cannot be rendered, instead of an empty window (PG13). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(failure: unknown): ErrorBoundaryState {
    return { failed: { failure } };
  }

  static getDerivedStateFromProps(
    { resetBy }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<Record<keyof ErrorBoundaryState, unknown>> | null {
    return resetBy === state.resetBy ? null : { resetBy, failed: undefined };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return (
      <PageFailure
        failure={failed.failure}
        advice="Ladda om sidan för att fortsätta."
        onAgain={() => window.location.reload()}
      />
    );
  }
}
