// The generated documents carry their types in the form of this package, of which nothing exists at run time.
declare module "@graphql-typed-document-node/core" {
  export interface DocumentTypeDecoration<Result, Variables> {
    __apiType?: (variables: Variables) => Result;
  }
}
