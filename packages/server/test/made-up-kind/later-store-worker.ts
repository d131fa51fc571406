// The threads of the store in a later program, in which the kind is at version 2.
import "./add-later-kind.ts";
import "../../src/guard/store-worker.ts";
