import 'server-only'
import { type DocumentNode, InMemoryCache } from '@apollo/client'
import { Kind, print, type VariableDefinitionNode } from 'graphql'
import { sha256Hex } from '@/lib/http/sha256.mjs'
import { BROWSER_DOCUMENTS } from './browser-documents'

export type AllowedOperation = {
  name: string
  isMutation: boolean
  /** It takes a file, so it is sent as multipart (R-GQL-04). */
  isUpload: boolean
  /** Fields of the schema's query or mutation type that it asks for. */
  fields: ReadonlySet<string>
  variables: ReadonlySet<string>
}

/** The client sends these with every operation, declared or not (R-GQL-03). */
const CONTEXT_IDS = ['channelId', 'languageId', 'marketId']

/** Text of a document as the browser client sends it: its cache adds `__typename` to every selection. */
const sentText = (document: DocumentNode): string => print(new InMemoryCache().transformDocument(document))

const isFile = ({ type }: VariableDefinitionNode): boolean => print(type).startsWith('Upload')

function operationOf(document: DocumentNode): AllowedOperation {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const selected = operation?.selectionSet.selections ?? []
  const declared = operation?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? []
  return {
    name: operation?.name?.value ?? '',
    isMutation: operation?.operation === 'mutation',
    isUpload: operation?.variableDefinitions?.some(isFile) ?? false,
    fields: new Set(selected.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''))),
    variables: new Set([...declared, ...CONTEXT_IDS]),
  }
}

const entryOf = async (document: DocumentNode) => [await sha256Hex(sentText(document)), operationOf(document)] as const

let operations: Promise<ReadonlyMap<string, AllowedOperation>> | null = null

/** The operation whose document text has this SHA-256 (hex); undefined when it is not one of `BROWSER_DOCUMENTS`. */
export async function allowedOperation(hash: string): Promise<AllowedOperation | undefined> {
  operations ??= Promise.all(BROWSER_DOCUMENTS.map(entryOf)).then((entries) => new Map(entries))
  return (await operations).get(hash)
}
