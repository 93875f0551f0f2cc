import { helpSections } from '@daftar/rules/support/help-sections'
import { z } from 'zod'

const helpFields = {
  id: z.string(),
  section: z.enum(helpSections),
  title: z.string(),
  summary: z.string(),
}

/** An article as a list shows it. */
export const helpLine = z.object(helpFields)
export type HelpLine = z.output<typeof helpLine>

/** A piece of a line: as it is, stressed, or leading to a page of ours. */
const helpSpan = z.object({ text: z.string(), is_strong: z.boolean(), href: z.string().nullable() })
export type HelpSpan = z.output<typeof helpSpan>

/** Steps are done one after the other, points stand beside each other. A heading and a text have one line. */
const helpBlock = z.object({
  kind: z.enum(['heading', 'text', 'steps', 'points']),
  lines: z.array(z.array(helpSpan)),
})
export type HelpBlock = z.output<typeof helpBlock>

export const helpArticle = z.object({ ...helpFields, blocks: z.array(helpBlock) })
export type HelpArticle = z.output<typeof helpArticle>
