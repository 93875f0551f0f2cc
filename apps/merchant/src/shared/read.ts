import { readsBy } from '@daftar/app-kit/reads'
import { apiOf } from './services.ts'

/** What an endpoint answers, as a query; a route that says `load: '<endpoint>'` has asked it ahead. */
export const read = readsBy(apiOf)
