import type { PartLinkSeen } from '@daftar/contract/endpoints/identity/part-links-shapes'
import type { PartScope } from '@daftar/rules/part-links/part-link'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { FactSection } from '../case/fact-list.tsx'
import { apiOf } from '../services.ts'

type Subject = { subject: 'onboarding' | 'legal_entity' | 'capital'; id: string }

/** Which parts others were asked to fill. */
function partLinksQuery({ subject, id }: Subject) {
  return queryOptions({
    queryKey: ['part-links', subject, id],
    throwOnError: false,
    queryFn: async ({ client, signal }): Promise<PartLinkSeen[]> => {
      const api = apiOf(client)
      if (subject === 'capital')
        return (await api.call('partLinks.ofVerification', { params: { id }, signal })).links
      const query = { subject, subject_id: id }
      return (await api.call('partLinks.listForStaff', { query, signal })).links
    },
  })
}

const scopes: Readonly<Record<PartScope, () => string>> = {
  signatory: m.desk_part_signatory,
  owner: m.desk_part_owner,
  bank: m.desk_part_bank,
  licence: m.desk_part_licence,
}

/**
 * Who filled which part by a link, and who was asked; nothing where the business wrote everything by itself.
 */
export function FilledParts(subject: Subject) {
  const { data: links = [] } = useQuery(partLinksQuery(subject))
  const told = links.filter(({ status }) => status !== 'revoked')
  if (told.length === 0) return null
  return (
    <FactSection
      title={m.desk_parts()}
      chosen={null}
      onChoose={() => undefined}
      facts={told.map((link) => ({
        id: `part.${link.id}`,
        label: scopes[link.scope](),
        value: <Typed>{whoText(link)}</Typed>,
        below: byText(link),
      }))}
    />
  )
}

function whoText({ person_name, filled_at, sent_at }: PartLinkSeen): string {
  const name = `\u2068${person_name}\u2069`
  const date = (at: string) => `\u2066${instantText(at)}\u2069`
  return filled_at === null
    ? m.desk_part_asked({ name, date: date(sent_at) })
    : m.desk_part_filled({ name, date: date(filled_at) })
}

function byText({ asked_by, contact }: PartLinkSeen): string {
  return m.desk_part_by({ by: `\u2068${asked_by}\u2069`, contact: `\u2066${contact}\u2069` })
}
