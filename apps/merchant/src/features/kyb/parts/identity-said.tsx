import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { hijriDateText } from '@daftar/words/formats/hijri'
import { useQuery } from '@tanstack/react-query'
import { FileCheck2 } from 'lucide-react'
import { useAccount } from '../../../shared/session/account.ts'
import { today } from '../../../shared/text/today.ts'
import { fileFactsQuery } from '../../../shared/uploads/file-facts.ts'
import { readingQuery, type IdentitySays } from '../documents.ts'
import styles from './holder-documents.module.css'

interface Props {
  url: string
  /** As the shareholder was entered. */
  name: string
  onUse: (name: string) => void
}

/**
 * What the machine-readable zone of an uploaded document says, beside it; nothing where nobody could be
 * asked.
 */
export function IdentitySaid({ url, name, onUse }: Props) {
  const reading = useQuery({ ...readingQuery(url), retry: false })
  if (!reading.data) return null
  const { state, identity } = reading.data
  if (identity) return <Said says={identity} {...{ url, name, onUse }} />
  if (state === 'unchecked') return <Notice tone="warning">{m.kyb_ids_unchecked()}</Notice>
  return <p className={styles.said}>{state === 'picture' ? m.kyb_ids_photo_unread() : m.kyb_ids_unread()}</p>
}

function Said({ says, url, name, onUse }: Props & { says: IdentitySays }) {
  const day = today(useAccount().country)
  const { names, expiry_date: expiry } = says
  const { data: file } = useQuery(fileFactsQuery(url))
  return (
    <>
      <div className={styles.said}>
        <FileCheck2 aria-hidden="true" />
        {names ? <span>{m.kyb_document_says({ value: `\u2068${names}\u2069` })}</span> : null}
        {expiry ? (
          <span>
            {m.kyb_ids_valid_until({
              date: dateText(expiry),
              hijri: hijriDateText(expiry, currentLanguage()),
            })}
          </span>
        ) : null}
        {names && !isSameName(names, name) ? (
          <Button size="small" variant="quiet" onClick={() => onUse(names)}>
            {m.kyb_ids_use_name()}
          </Button>
        ) : null}
      </div>
      {file?.content_type.startsWith('image/') ? (
        <p className={styles.said}>{m.kyb_ids_from_photo()}</p>
      ) : null}
      {expiry && expiry < day ? <Notice tone="warning">{m.kyb_ids_expired()}</Notice> : null}
    </>
  )
}

/** Zones write capitals without accents, and leave out what does not fit. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/[^\p{L} ]/gu, '')
      .toUpperCase()
      .split(' ')
      .filter(Boolean)
      .toSorted()
      .join(' ')
  return plain(one) === plain(other)
}
