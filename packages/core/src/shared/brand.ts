declare const brand: unique symbol;

/** A primitive that only the module that owns the name can create. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
