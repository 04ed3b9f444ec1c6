import { path as list } from '@phosphor-icons/core/assets/regular/list.svg?icon';
import { path as plus } from '@phosphor-icons/core/assets/regular/plus.svg?icon';
import type { ReactNode } from 'react';
import type { Row } from '../../../src/api/press/stories.ts';
import { copy as pressCopy } from '../../../src/features/press/copy.ts';
import { foldedColumns, initialQuery, tableQuery } from '../../../src/features/press/desk/query.ts';
import { Tabs } from '../../../src/features/press/desk/Tabs.tsx';
import { Filters } from '../../../src/features/press/stories/Filters.tsx';
import { StoryList } from '../../../src/features/press/stories/StoryList.tsx';
import { StoryTable } from '../../../src/features/press/stories/StoryTable.tsx';
import { copy as chatCopy } from '../../../src/features/subscriber-chat/copy.ts';
import { Kinds } from '../../../src/features/subscriber-chat/Kinds.tsx';
import { Composer } from '../../../src/features/subscriber-chat/talk/Composer.tsx';
import { Welcome } from '../../../src/features/subscriber-chat/talk/Welcome.tsx';
import type { PageBrand } from '../../../src/rules/brand/brand.ts';
import type { ChatKind } from '../../../src/rules/chatbot/subscriber-chat.ts';
import { createTable } from '../../../src/rules/press/press-table.ts';
import { type Day, momentOf } from '../../../src/rules/text/calendar.ts';
import { relativeDay } from '../../../src/rules/text/dates.ts';
import { Button } from '../../../src/ui/base/Button.tsx';
import { Bones } from '../../../src/ui/base/Part.tsx';

const nothing = (): void => {};
const none: ReadonlySet<never> = new Set();

interface TalkProps {
  readonly brand: PageBrand;
  readonly kinds: readonly ChatKind[];
  readonly chosen: ChatKind;
  readonly isShort: boolean;
}

const NewTalk = ({ brand, kinds, chosen, isShort }: TalkProps): ReactNode => (
  <div className="talk">
    <header className="talk-head">
      {isShort ? <Button icon={list}>{chatCopy.chats}</Button> : null}
      <Kinds kinds={kinds} chosen={chosen} isShort={isShort} onChoose={nothing} />
    </header>
    <Welcome kind={chosen} brand={brand} onAsk={nothing} />
    <Composer text="" isWriting={false} isShort={isShort} onText={nothing} onSend={nothing} onStop={nothing} />
  </div>
);

/** The chatbot before the first question, once for one column and once for more: the width is the reader's. */
export const chatbot = (brand: PageBrand, kinds: readonly [ChatKind, ...ChatKind[]]): ReactNode => (
  <>
    <h1 className="unseen">{chatCopy.title}</h1>
    <div className="chatbot columns-1 new first-narrow">
      <NewTalk brand={brand} kinds={kinds} chosen={kinds[0]} isShort />
    </div>
    <div className="chatbot columns-3 new first-wide">
      <nav className="history" aria-label={chatCopy.chats}>
        <Button kind="accent" icon={plus}>
          {chatCopy.begin}
        </Button>
        <h2>{chatCopy.chats}</h2>
        <div className="pasts">
          <Bones loading={chatCopy.chatsLoading} />
        </div>
      </nav>
      <NewTalk brand={brand} kinds={kinds} chosen={kinds[0]} isShort={false} />
    </div>
  </>
);

/** Stories of the list that fill a phone's window. */
const FIRST = 12;

/** The press review's stories of a day, without the reader's choice. */
export const press = (day: Day, now: Date, rows: readonly Row[], recipients: number): ReactNode => {
  const query = initialQuery(day, none);
  const view = createTable(rows).view(tableQuery(query, none));
  const content = { stories: rows, chosen: none, onChoose: nothing, onOpen: nothing, onSort: nothing };
  const order = { sort: query.sort, descending: query.descending, hidden: foldedColumns(query) };
  return (
    <div className="desk">
      <Tabs
        head={
          <div className="desk-head">
            <h1 className="desk-title">{pressCopy.title}</h1>
            <p className="desk-lead">{relativeDay(momentOf(day), now)}</p>
          </div>
        }
        label={pressCopy.sections}
        current="stories"
        onTab={nothing}
        tabs={Object.entries(pressCopy.tabs).map(([id, label]) => ({
          id,
          label,
          count: id === 'recipients' ? recipients : undefined,
        }))}
      >
        <Filters query={query} last={day} stories={rows} onQuery={nothing} />
        <div className="desk-grid">
          <div className="desk-main">
            <p className="desk-found">{pressCopy.count(rows.length)}</p>
            <div className="first-wide">
              <StoryTable {...content} {...order} view={view} />
            </div>
            <div className="first-narrow">
              <StoryList {...content} {...order} view={view.subarray(0, FIRST)} showsDay={false} />
            </div>
          </div>
          <div className="desk-side" />
        </div>
      </Tabs>
    </div>
  );
};
