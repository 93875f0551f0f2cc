import { Button } from '@daftar/ui/button'
import { DatePicker } from '@daftar/ui/date-picker'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '@daftar/app-kit/moment'
import { problemText } from '../../../../shared/text/problem-text.ts'
import { useFlags } from '../../../../shared/session.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { licenceFile } from '../../evidence/case-documents.ts'
import { licenceMutation, type DeskCase } from '../../queries.ts'
import { ShowButton } from '../show-button.tsx'
import styles from '../marks/marks.module.css'

/** The end of the licence, as a reviewer reads it from the file (DEC-APPL-9). */
export function LicenceField({ opened: { application, licence } }: { opened: DeskCase }) {
  const mayRead = useFlags().can_read_licences
  const mutation = useMutationOnce(licenceMutation(useQueryClient(), application.id))
  const file = licenceFile(application)
  const [date, setDate] = useState(licence.expires_on ?? '')
  if (!mayRead || application.status !== 'submitted') return null
  const isKept = date === (licence.expires_on ?? '') && licence.read_by !== null

  function keep() {
    mutation.mutate(date === '' ? null : date, {
      onSuccess: () => showToast({ variant: 'success', title: m.desk_licence_kept() }),
      onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
    })
  }

  return (
    <div className={styles.licence}>
      <DatePicker
        label={m.desk_licence_expires_on()}
        hint={m.desk_licence_hint()}
        value={date}
        onValueChange={setDate}
      />
      <div className={styles.acts}>
        {file ? <ShowButton url={file} /> : null}
        <Button
          size="small"
          busy={mutation.isPending}
          disabled={isKept || (date === '' && licence.read_by === null)}
          onClick={keep}
        >
          {m.common_save()}
        </Button>
      </div>
      {licence.read_by && licence.read_at ? (
        <p className={styles.muted}>
          {m.desk_licence_read_by()} <Typed>{licence.read_by}</Typed> <Moment at={licence.read_at} />
        </p>
      ) : null}
    </div>
  )
}
