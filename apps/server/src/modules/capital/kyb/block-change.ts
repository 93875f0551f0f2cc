import type { FieldCode } from '@daftar/contract'
import type { ApplicationChange } from '../applications/index.ts'

/** What a block comes to: columns of the application, or what is wrong with its fields. */
export type BlockChange = { columns: ApplicationChange } | { fields: Record<string, FieldCode> }
