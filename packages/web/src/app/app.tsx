import { shareCompanyWithNewTabs } from "../data/company/company-for-new-tabs.ts";
import { cleanArrivedAddress } from "../data/sign-in/arrived-address.ts";
import { NavigatedPages } from "../navigation/navigated-pages.tsx";
import { destinationOf } from "./destinations.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ShownPage } from "./shown-page.tsx";

// Before anything reads the address. The part after `#` may change without the page loading again.
cleanArrivedAddress();
window.addEventListener("popstate", cleanArrivedAddress);
shareCompanyWithNewTabs();

/** The whole application: its pages, and what is shown when none can be. */
export function App() {
  return (
    <ErrorBoundary>
      <NavigatedPages destinationOf={destinationOf}>
        <ShownPage />
      </NavigatedPages>
    </ErrorBoundary>
  );
}
