// The threads of the store, with a kind of document more than the product has.
import "./add-kind.ts";
import "../../src/guard/store-worker.ts";
