import { Queried } from '@daftar/app-kit/queried'
import { contactPurposes, type ContactPurpose } from '@daftar/rules/contacts/contact'
import { PageHeader } from '@daftar/ui/page-header'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ConfirmContact } from '../parts/confirm-contact.tsx'
import { PurposeCard } from '../parts/contact-card.tsx'
import { ContactsSkeleton } from '../parts/skeletons.tsx'
import { contactsQuery, type Contact } from '../queries.ts'
import styles from '../parts/cards.module.css'

const ContactDialog = lazy(() =>
  import('../parts/contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })),
)

type Opened = { act: 'write'; of: Contact | ContactPurpose } | { act: 'ask' | 'remove'; contact: Contact }

/** Whom the merchant names for what, besides its own people (OTH-03, DEC-OTH-4). */
export function ContactsScreen() {
  const query = useQuery(contactsQuery)
  const now = useProductNow()
  const [opened, open] = useState<Opened | null>(null)
  const onClose = () => open(null)
  return (
    <>
      <PageHeader title={m.contacts_title()} subtitle={m.contacts_intro()} />
      <Queried query={query} pending={<ContactsSkeleton />} failedTitle={m.contacts_failed()}>
        {(contacts) => (
          <div className={styles.cards}>
            {contactPurposes.map((purpose) => (
              <PurposeCard
                key={purpose}
                purpose={purpose}
                contacts={contacts.filter((one) => one.purpose === purpose)}
                now={now}
                onAdd={(of) => open({ act: 'write', of })}
                onAct={(act, contact) =>
                  open(act === 'change' ? { act: 'write', of: contact } : { act, contact })
                }
              />
            ))}
          </div>
        )}
      </Queried>
      <Suspense>
        {opened === null ? null : opened.act === 'write' ? (
          <ContactDialog of={opened.of} onClose={onClose} />
        ) : (
          <ConfirmContact act={opened.act} contact={opened.contact} onClose={onClose} />
        )}
      </Suspense>
    </>
  )
}
