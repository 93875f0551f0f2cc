import type { Language } from '@daftar/rules/geo/languages'
import { moneyText } from '@daftar/words/formats/number'
import type { BothTexts, LetterFact, LetterLine, LetterMoney } from '@daftar/words/letters/letter-line'
import { letterWords, type Told } from '@daftar/words/letters/letters'
import type { LetterPart, MailMessage } from './message.ts'

/** A letter as a module decides it: to whom, what kind, what it tells of. */
export type Letter = Told & {
  to: string
  /** Whose shop it is about, and how the letter's head names it. */
  merchantId?: string
  /** Of which store it speaks, where it speaks of one alone. */
  storeId?: string
  /** The page of ours that shows what it is about, where its button leads elsewhere. */
  path?: string
  about?: BothTexts
  /** What the reader reads first; English unless it is known. */
  language?: Language
  attachments?: MailMessage['attachments']
  /** Where whoever gets it says that they want no more of it. */
  leave?: string
  /** Where an answer to it goes, and what it is a part of, as a Message-ID. */
  replyTo?: string
  thread?: string
  /** Tells the development inbox which code it carries. */
  code?: string
}

/** Both languages, one under the other: whoever reads it needs no setting. */
export function written(letter: Letter): MailMessage {
  const { kind, to, about, language: first = 'en', leave, replyTo, thread, attachments, code } = letter
  const languages: readonly Language[] = first === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  const words = languages.map((language) => ({ language, ...letterWords(letter, language) }))
  const subjects = words.map(({ heading, subject }) => subject ?? heading)
  return {
    kind,
    to,
    // A code is read in a list of letters, where a second language would push it out of sight.
    subject: kind === 'sign_in_code' ? (subjects[0] ?? '') : subjects.join(' · '),
    parts: words.map(({ language, heading, lines }) => ({ language, heading, lines })),
    ...(about && { about }),
    ...(leave && { leave }),
    ...(replyTo && { replyTo }),
    ...(thread && { thread }),
    ...(attachments && { attachments }),
    ...(code !== undefined && { code }),
  }
}

/** The letter for programs that show text only: the same words as on the page. */
export function letterText(parts: readonly LetterPart[], footers: readonly (readonly string[])[]): string {
  const said = parts.map(({ heading, lines }) => [heading, ...lines.map(lineText)].join('\n\n'))
  return [...said, ...footers.map((footer) => footer.join('\n'))].join('\n\n--\n\n')
}

function lineText(line: LetterLine): string {
  if (typeof line === 'string') return line
  if ('small' in line) return line.small
  if ('notice' in line) return line.notice
  if ('code' in line) return line.code
  if ('hero' in line)
    return [line.hero.above, valueText(line.hero), line.hero.below].filter(Boolean).join('\n')
  if ('facts' in line) return line.facts.map(factText).join('\n')
  return `${line.action}: ${line.address}`
}

function factText({ label, value }: LetterFact): string {
  return `${label}: ${valueText(value)}`
}

function valueText(value: string | LetterMoney): string {
  return typeof value === 'string' ? value : moneyText(value.amount, value.currency)
}

/** What a list of letters shows beside the subject: the first sentence, or the amount. */
export function previewOf({ lines }: LetterPart): string {
  const hero = lines.find((line) => typeof line === 'object' && 'hero' in line)
  return [hero && lineText(hero).replaceAll('\n', ' '), firstSentence(lines)].filter(Boolean).join(' · ')
}

/** What a letter says in one sentence. */
export function firstSentence(lines: readonly LetterLine[]): string {
  return lines.find((line) => typeof line === 'string') ?? ''
}
