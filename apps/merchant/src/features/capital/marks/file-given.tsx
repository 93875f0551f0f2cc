import type { Mark } from '@daftar/contract/endpoints/applications-marks'
import { Button } from '@daftar/ui/button'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { ExternalLink } from 'lucide-react'
import { openFile } from '../../../shared/uploads/file-words.ts'
import styles from './marks.module.css'
import { useServices } from '../../../shared/use-services.ts'

/** The file that stood there: its name, and a look at it. */
export function FileGiven({ file }: { file: NonNullable<Mark['before']['file']> }) {
  const { api } = useServices()
  return (
    <span className={styles.file}>
      <Typed>{file.name}</Typed>
      <Button
        size="small"
        icon={<ExternalLink />}
        aria-label={m.capital_mark_open_file({ name: file.name })}
        onClick={() => void openFile(api, file.url)}
      >
        {m.common_open()}
      </Button>
    </span>
  )
}
