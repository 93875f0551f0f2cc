import { useLanguage } from '@daftar/app-kit/language'
import { problemText } from '@daftar/app-kit/problem-text'
import { Queried } from '@daftar/app-kit/queried'
import { useAct } from '@daftar/app-kit/use-act'
import { ApiError } from '@daftar/client'
import { Button } from '@daftar/ui/button'
import { ErrorPage } from '@daftar/ui/error-page'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestionMark } from 'lucide-react'
import { PublicFrame } from '../../../shared/page/public-frame.tsx'
import { answerMutation } from '../mutations.ts'
import { ContactsSkeleton } from '../parts/skeletons.tsx'
import { askedQuery, type AskedContact } from '../queries.ts'
import { purposeHint, purposeText } from '../words.ts'
import styles from '../parts/contacts.module.css'

/**
 * Whoever is named says yes or no, and ends it later, by the address in the letters. Opening the page does
 * nothing.
 */
export function AskedScreen({ params: { token } }: { params: { token: string } }) {
  useLanguage()
  return (
    <PublicFrame>
      <Queried
        query={useQuery(askedQuery(token))}
        pending={<ContactsSkeleton />}
        failedTitle={m.contacts_asked_failed()}
        instead={unknown}
      >
        {(contact) => <Asked token={token} contact={contact} />}
      </Queried>
    </PublicFrame>
  )
}

function Asked({ token, contact }: { token: string; contact: AskedContact }) {
  const { business, business_ar, name, purpose, status } = contact
  const act = useAct({
    mutation: answerMutation(useQueryClient(), token),
    doneText: ({ intent }) => (intent === 'confirm' ? m.contacts_said_yes() : m.contacts_said_no()),
    onDone: () => undefined,
  })
  return (
    <div className={styles.fields}>
      <h1>{m.contacts_asked_title({ business: nameText({ name: business, name_ar: business_ar }) })}</h1>
      <p>{m.contacts_asked_text({ name, purpose: purposeText[purpose]() })}</p>
      <p className={styles.muted}>{purposeHint[purpose]()}</p>
      {status === 'waiting' ? null : (
        <Notice live="status" tone={status === 'confirmed' ? 'positive' : 'info'}>
          {status === 'confirmed' ? m.contacts_said_yes() : m.contacts_said_no()}
        </Notice>
      )}
      {act.error ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
      {status === 'confirmed' ? null : (
        <Button variant="primary" size="large" block busy={act.isPending} onClick={() => act.send('confirm')}>
          {m.contacts_say_yes()}
        </Button>
      )}
      {status === 'left' ? null : (
        <Button size="large" block disabled={act.isPending} onClick={() => act.send('leave')}>
          {status === 'confirmed' ? m.contacts_end() : m.contacts_say_no()}
        </Button>
      )}
    </div>
  )
}

/** An address of the wrong form and one that names nobody are the same to whoever opens it. */
function unknown(error: unknown) {
  return error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
    <ErrorPage icon={<FileQuestionMark />} title={m.contacts_unknown()}>
      {m.contacts_unknown_text()}
    </ErrorPage>
  ) : null
}
