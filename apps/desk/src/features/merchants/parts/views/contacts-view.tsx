import type { Contact } from '@daftar/contract/endpoints/people/contacts'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Ltr, Typed } from '@daftar/ui/ltr'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { TextSkeleton } from '../../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../../shared/look/queried.tsx'
import { TwoLines } from '../../../../shared/look/two-lines.tsx'
import { contactsQuery } from '../../dossier.ts'
import styles from '../merchants.module.css'

/** Whom a merchant names for what, and whether each said yes to letters. */
export function ContactsView({ merchantId }: { merchantId: string }) {
  const query = useQuery(contactsQuery(merchantId))
  return (
    <Card title={m.contacts_title()}>
      <Queried query={query} pending={<TextSkeleton lines={4} />} failedTitle={m.contacts_failed()}>
        {(contacts) =>
          contacts.length === 0 ? (
            <p>{m.contacts_none()}</p>
          ) : (
            <ul className={styles.list}>
              {contacts.map(({ id, name, email, phone, purpose, status }) => (
                <li key={id} className={styles.line}>
                  <TwoLines below={<Ltr>{[email, phone].filter(Boolean).join(' · ')}</Ltr>}>
                    <Typed>{name}</Typed>
                  </TwoLines>
                  <span>{purposeText[purpose]()}</span>
                  <Badge tone={statusLook[status].tone}>{statusLook[status].text()}</Badge>
                </li>
              ))}
            </ul>
          )
        }
      </Queried>
    </Card>
  )
}

const purposeText: Record<Contact['purpose'], () => string> = {
  finance: m.contacts_finance,
  technical: m.contacts_technical,
  operations: m.contacts_operations,
  marketing: m.contacts_marketing,
}

const statusLook: Record<Contact['status'], { text: () => string; tone: Tone }> = {
  waiting: { text: m.contacts_waiting, tone: 'warning' },
  confirmed: { text: m.contacts_confirmed, tone: 'positive' },
  left: { text: m.contacts_left, tone: 'neutral' },
}
