import { createElement, type ReactElement } from 'react'
import { Document, Image, type DocumentProps } from '@react-pdf/renderer'
import type { Dispute } from '@daftar/contract/endpoints/disputes/disputes-shapes'
import type { Language } from '@daftar/rules/geo/languages'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { m } from '@daftar/words'
import {
  challengeReasonText,
  disputeStatusText,
  disputeTypeText,
  evidenceText,
  evidenceProves,
  knownMessageText,
} from '@daftar/words/dispute-words'
import { instantText } from '@daftar/words/formats/date'
import { groupedAmount } from '@daftar/words/formats/number'
import { bilingual, box, pair, plain, worded, type Bilingual } from '../../../platform/documents/element.ts'
import { factGrid, type Fact } from '../../../platform/documents/facts.ts'
import { sheet } from '../../../platform/documents/frame.ts'
import { amountBand } from '../../../platform/documents/money.ts'
import { documentTitle, heading } from '../../../platform/documents/sections.ts'
import { styles } from '../../../platform/documents/styles.ts'
import { longTable } from '../../../platform/documents/table.ts'
import type { PackFile } from './pack-files.ts'

export interface EvidencePack {
  provider: Bilingual
  merchant: Bilingual
  dispute: Dispute
  files: readonly PackFile[]
}

/**
 * Everything a shop shows against a dispute as one paper, in both languages side by side: what is known, and
 * what it added.
 */
export function packDocument({
  provider,
  merchant,
  dispute,
  files,
}: EvidencePack): ReactElement<DocumentProps> {
  const answer = dispute.challenge ?? dispute.answer
  return createElement(
    Document,
    {
      title: `${m.disputes_pack_title({}, { locale: 'en' })} ${dispute.number}`,
      author: merchant.en,
      language: 'en',
    },
    sheet({ provider, number: dispute.number }, [
      documentTitle(worded(m.disputes_pack_title)),
      pair(
        bilingual((locale) => m.disputes_pack_intro({ merchant: merchant[locale] }, { locale })),
        styles.preamble,
      ),
      amountBand(worded(m.disputes_pack_disputed), dispute.currency, groupedAmount(dispute.disputed_amount)),
      ...factGrid(claimFacts(dispute)),
      ...said(worded(m.disputes_pack_claim), dispute.shopper_comment),
      heading(worded(m.disputes_pack_evidence)),
      longTable(
        [
          { head: worded(m.disputes_pack_item), share: 5 },
          { head: worded(m.disputes_pack_shown), share: 5 },
        ],
        dispute.evidence
          .filter(
            ({ item, state }) =>
              state === 'ready' || (item === 'messages' && dispute.order.messages.length > 0),
          )
          .map(({ item }) => ({
            cells: [
              [
                inBoth(bilingual((locale) => evidenceText(item, locale))),
                below(bilingual((locale) => evidenceProves(item, locale))),
              ].join('\n'),
              shownOf(dispute, item),
            ],
          })),
      ),
      ...(answer ? answerOf(answer) : []),
      ...shownFiles(files),
    ]),
  )
}

type Written = NonNullable<Dispute['challenge'] | Dispute['answer']>

function answerOf({ reason, comment, attachments }: Written): ReactElement[] {
  return [
    heading(worded(m.disputes_pack_answer)),
    ...(reason ? [pair(bilingual((locale) => challengeReasonText(reason, locale)))] : []),
    ...(comment ? [plain(comment)] : []),
    ...attachments.map(({ name }) => plain(name)),
  ]
}

/** What either side shows: pictures in the paper itself, documents by name and pages. */
function shownFiles(files: readonly PackFile[]): ReactElement[] {
  if (files.length === 0) return []
  return [
    ...files.map((file, place) =>
      box(
        styles.shown,
        [
          // The heading goes with the first of them to the page where there is room for it.
          ...(place === 0 ? [heading(worded(m.disputes_pack_files))] : []),
          pair(
            bilingual((locale) => captionOf(file, locale)),
            undefined,
            styles.note,
          ),
          ...(file.picture ? [createElement(Image, { src: file.picture, style: styles.picture })] : []),
        ],
        { whole: true },
      ),
    ),
  ]
}

function captionOf({ name, side, item, pages, picture }: PackFile, locale: Language): string {
  const whose = side === 'shopper' ? m.disputes_pack_of_shopper : m.disputes_pack_of_shop
  return [
    whose({}, { locale }),
    ...(item ? [evidenceText(item, locale)] : []),
    name,
    ...(picture === null && pages !== null ? [m.disputes_pack_pages({ count: pages }, { locale })] : []),
  ].join(' · ')
}

function said(title: Bilingual, comment: string): ReactElement[] {
  return comment ? [heading(title), plain(comment)] : []
}

function claimFacts(dispute: Dispute): Fact[] {
  const zone = zoneOfCurrency(dispute.currency)
  const on = (at: string) => `${instantText(at, zone)} (${zone})`
  return [
    { label: worded(m.disputes_csv_order), value: dispute.order_number },
    {
      label: worded(m.disputes_csv_type),
      value: below(bilingual((locale) => disputeTypeText(dispute.type, locale))),
    },
    {
      label: worded(m.disputes_csv_status),
      value: below(bilingual((locale) => disputeStatusText(dispute.status, locale))),
    },
    { label: worded(m.disputes_csv_created), value: on(dispute.created_at) },
    { label: worded(m.disputes_csv_respond_by), value: on(dispute.respond_by) },
  ]
}

/** What is known of an item, in figures and names that read the same in both languages. */
function shownOf(
  { order, currency, ...dispute }: Dispute,
  item: Dispute['evidence'][number]['item'],
): string {
  const zone = zoneOfCurrency(currency)
  const answer = dispute.challenge ?? dispute.answer
  const filesFor = (of: typeof item) =>
    (answer?.attachments ?? []).filter((one) => one.item === of).map(({ name }) => name)
  switch (item) {
    case 'order':
      return [
        ...order.items.slice(0, 5).map(({ title, quantity }) => `${title} × ${quantity}`),
        `${currency} ${groupedAmount(order.captured)}`,
      ].join('\n')
    case 'confirmation':
      return order.confirmed_at ? instantText(order.confirmed_at, zone) : ''
    case 'address':
      return [order.address, order.city].filter(Boolean).join(', ')
    case 'tracking':
      return [answer?.tracking_number, answer?.tracking_url].filter(Boolean).join('\n')
    case 'refund':
      return order.refunds
        .map(({ amount, at }) => `${currency} ${groupedAmount(amount)}, ${instantText(at, zone)}`)
        .join('\n')
    case 'history':
      return String(order.earlier.paid)
    case 'messages':
      return [
        ...order.messages.map(
          ({ kind, at }) =>
            `${inBoth(bilingual((locale) => knownMessageText(kind, locale)))}, ${instantText(at, zone)}`,
        ),
        ...filesFor(item),
      ].join('\n')
    default:
      return filesFor(item).join('\n')
  }
}

/** One language below the other, where a line has no room for both. */
function below({ en, ar }: Bilingual): string {
  return en === ar ? en : `${en}\n${ar}`
}

function inBoth({ en, ar }: Bilingual): string {
  return en === ar ? en : `${en} · ${ar}`
}
