import { Group } from "@mantine/core";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import classes from "./demonstration.module.css";

/** What the company will contain, before it is created. */
export function OfferedDemonstration({ onStart }: { readonly onStart: () => void }) {
  return (
    <>
      <p className={classes.lead}>
        Titta runt i en färdig bokföring innan du börjar på din egen. Vi skapar ett påhittat aktiebolag med en
        formateljé och en liten butik, där allt går att öppna, ändra och bokföra vidare på.
      </p>
      <ul className={classes.contents}>
        <li>två räkenskapsår: förra året med bokslut, och i år fram till i dag</li>
        <li>försäljning och inköp med 25, 12 och 6 % moms, löner, skattekonto och momsredovisning</li>
        <li>kvitton och fakturor som filer, och rättelser</li>
      </ul>
      <p className={classes.lead}>
        Företaget är märkt med ordet Exempelföretag och kan raderas när som helst. Det påverkar inga andra
        företag.
      </p>
      <Group gap="sm">
        <Button variant="filled" onClick={onStart}>
          Skapa exempelföretaget
        </Button>
        <LinkButton to="/accounting" variant="subtle" color="gray">
          Avbryt
        </LinkButton>
      </Group>
    </>
  );
}
