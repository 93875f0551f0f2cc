import { m } from '@daftar/words'

/** The first letter of the product's Arabic name, in both languages. */
export const mark = <span lang="ar">{m.desk_mark()}</span>
