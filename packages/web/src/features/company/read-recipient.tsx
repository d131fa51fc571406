import {
  companyTypeName,
  numberLabel,
  type Recipient,
  shownOrganizationNumber,
} from "@huvudbok/core/company";
import classes from "./company-form.module.css";

/** The company's details, for a person who may not change them. */
export function ReadRecipient({ recipient }: { readonly recipient: Recipient }) {
  const facts = [
    ["Företagsform", companyTypeName(recipient.companyType)],
    ["Namn", recipient.name],
    [numberLabel(recipient.companyType), shownOrganizationNumber(recipient)],
    ["Kontaktperson", recipient.reference],
    ["Telefon", recipient.phone],
    ["E-post", recipient.email],
    ["Gatuadress", recipient.address],
    ["Postnummer", recipient.zipCode],
    ["Ort", recipient.city],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>])}
    </dl>
  );
}
