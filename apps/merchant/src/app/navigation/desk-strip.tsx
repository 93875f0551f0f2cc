import { SearchButton } from '@daftar/ui/search-button'
import { TopStrip } from '@daftar/ui/top-strip'
import { m } from '@daftar/words'
import { chordKey } from '../palette/chord-key.ts'
import { NotificationBell } from '../notices/notification-bell.tsx'
import { WorkspaceSwitch } from '../workspace/workspace-switch.tsx'

/** The line above every page on a desk: whose pages these are, and the search that finds anything. */
export function DeskStrip({ onSearch }: { onSearch: () => void }) {
  return (
    <TopStrip start={<WorkspaceSwitch />}>
      <SearchButton label={m.shell_search()} keys={[chordKey(), 'K']} onPress={onSearch} />
      <NotificationBell />
    </TopStrip>
  )
}
