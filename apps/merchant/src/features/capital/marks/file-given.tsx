import { sizeText } from '@daftar/app-kit/file-text'
import type { Mark } from '@daftar/contract/endpoints/capital/applications-marks'
import { Button } from '@daftar/ui/button'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { fileFactsQuery } from '../../../shared/uploads/file-facts.ts'
import { FileLook } from '../../../shared/uploads/file-look.tsx'
import { openFile } from '../../../shared/uploads/file-words.ts'
import styles from './marks.module.css'
import { useServices } from '../../../shared/use-services.ts'

/** The file that stood there: its name, size and day, and a look at it. */
export function FileGiven({ file }: { file: NonNullable<Mark['before']['file']> }) {
  const { api } = useServices()
  const { data: facts } = useQuery(fileFactsQuery(file.url))
  return (
    <span className={styles.file}>
      <Typed>{file.name}</Typed>
      {facts ? (
        <Ltr
          className={styles.facts}
        >{`${sizeText(facts.size)} · ${instantDateText(facts.uploaded_at)}`}</Ltr>
      ) : null}
      <Button
        size="small"
        icon={<ExternalLink />}
        aria-label={m.capital_mark_open_file({ name: file.name })}
        onClick={() => void openFile(api, file.url)}
      >
        {m.common_open()}
      </Button>
      {facts ? <FileLook url={file.url} name={file.name} contentType={facts.content_type} /> : null}
    </span>
  )
}
