import { Button } from '@daftar/ui/button'
import { Image } from 'lucide-react'
import { openFile } from '../../../shared/uploads/file-words.ts'
import { useServices } from '../../../shared/use-services.ts'
import type { TicketFile } from '../queries.ts'
import styles from './support.module.css'

/** Pictures that came with a ticket or a message; each opens in a tab of its own. */
export function MessageFiles({ files }: { files: readonly TicketFile[] }) {
  const { api } = useServices()
  if (files.length === 0) return null
  return (
    <div className={styles.files}>
      {files.map(({ id, url, name }) => (
        <Button key={id} size="small" icon={<Image />} onClick={() => void openFile(api, url)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  )
}
