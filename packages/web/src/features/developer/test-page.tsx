import { TextLink } from "../../ui/link/text-link.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";

/** /test: what somebody who develops the product tries its parts on. No menu and no command leads here. */
export function TestPage() {
  return (
    <PageFrame>
      <p>För den som utvecklar Huvudbok. Ingenting ändras av det som prövas här.</p>
      <ul>
        <li>
          <TextLink isUnderlined to="/test/autocomplete">
            Test av förslag
          </TextLink>
          {": vad fälten för konto och text föreslår i det valda företaget"}
        </li>
      </ul>
    </PageFrame>
  );
}
