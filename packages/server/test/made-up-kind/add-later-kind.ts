import { addMadeUpKind } from "@huvudbok/core/document/made-up-kind.arbitrary";

addMadeUpKind(2);
