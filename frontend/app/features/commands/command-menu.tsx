import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Command, defaultFilter } from 'cmdk';
import {
  CreditCard,
  FileText,
  Keyboard,
  LayoutTemplate,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  Search,
  Sun,
  Zap,
} from 'lucide-react';
import { Dialog } from 'radix-ui';
import { OVERLAY, PANEL } from '~/components/ui/dialog';
import { useReturnFocus } from '~/components/ui/return-focus';
import { describeError } from '~/lib/api/errors';
import { useTemplates } from '~/lib/api/templates';
import { cn } from '~/lib/cn';
import { usePageCommands } from '~/lib/page-commands';
import { APP_GROUPS } from '~/lib/site-nav';
import { type Theme, useTheme } from '~/lib/theme';
import { useSignOut } from '~/lib/use-sign-out';
import { useFoundDocuments } from './found-documents';

const THEME_COMMANDS: { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'light', label: 'Light colours', icon: Sun },
  { theme: 'dark', label: 'Dark colours', icon: Moon },
  { theme: 'system', label: 'Colours of the system', icon: Monitor },
];

/** By what is written on an entry, and not by its id. */
const rank = (_id: string, search: string, words: string[] = []) => defaultFilter(words.join(' '), search);

interface CommandMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShortcuts: () => void;
}

/** Documents, templates, places and actions, found by typing and chosen by arrow keys. */
export default function CommandMenu({ open, onOpenChange, onShortcuts }: CommandMenuProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* It goes at once: who opens it again finds it empty, and ready for the first letter. */}
        <Dialog.Overlay className={cn(OVERLAY, 'data-[state=closed]:animate-none')} />
        <Dialog.Content
          aria-describedby={undefined}
          className={cn(
            PANEL,
            'top-[12vh] max-h-[76vh] max-w-[36rem] translate-y-0 gap-0 overflow-hidden p-0 data-[state=closed]:animate-none',
          )}
          {...useReturnFocus()}
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Menu onClose={() => onOpenChange(false)} onShortcuts={onShortcuts} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Menu({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { setTheme } = useTheme();
  const { signOut } = useSignOut();
  const onThisPage = usePageCommands();
  const documents = useFoundDocuments(text, true);
  const templates = useTemplates();
  const error = documents.error ?? templates.error;

  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  const go = (to: string) => run(() => void navigate(to));

  return (
    <Command label="Search and commands" filter={rank} className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b px-4">
        <Search aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-quiet" />
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder="Search documents, templates and actions"
          className="h-13 w-full bg-transparent text-base outline-none placeholder:text-quiet"
        />
      </div>
      <Command.List className="max-h-[24rem] overflow-y-auto overscroll-contain p-2">
        <Command.Empty className="px-3 py-8 text-center text-sm text-quiet">
          Nothing is called like that. Try a shorter word.
        </Command.Empty>
        {error && (
          <p role="alert" className="px-3 py-2 text-sm text-danger">
            {describeError(error).description}
          </p>
        )}
        {onThisPage.length > 0 && (
          <Group heading="On this page">
            {onThisPage.map(({ id, label, run: action }) => (
              <Item key={id} value={`page ${id}`} words={[label]} icon={Zap} onSelect={run(action)}>
                {label}
              </Item>
            ))}
          </Group>
        )}
        {documents.data && documents.data.items.length > 0 && (
          <Group heading="Documents">
            {documents.data.items.map(({ id, title, templateName }) => (
              <Item
                key={id}
                value={`document ${id}`}
                words={[title, templateName]}
                icon={FileText}
                onSelect={go(`/app/documents/${id}`)}
              >
                <span className="truncate" dir="auto">
                  {title}
                </span>
                <span className="ms-auto shrink-0 text-xs text-quiet max-sm:hidden">{templateName}</span>
              </Item>
            ))}
          </Group>
        )}
        <Group heading="Actions">
          <Item value="new document" words={['New Document']} icon={Plus} onSelect={go('/app/templates')}>
            New Document
          </Item>
          <Item
            value="buy credits"
            words={['Buy credits', 'bundles', 'plans']}
            icon={CreditCard}
            onSelect={go('/app/billing')}
          >
            Buy credits
          </Item>
          {THEME_COMMANDS.map(({ theme, label, icon }) => (
            <Item
              key={theme}
              value={`theme ${theme}`}
              words={[label, 'theme']}
              icon={icon}
              onSelect={run(() => setTheme(theme))}
            >
              {label}
            </Item>
          ))}
          <Item value="shortcuts" words={['Keyboard shortcuts']} icon={Keyboard} onSelect={run(onShortcuts)}>
            Keyboard shortcuts
          </Item>
          <Item value="sign out" words={['Sign out', 'log out']} icon={LogOut} onSelect={run(() => void signOut())}>
            Sign out
          </Item>
        </Group>
        <Group heading="Go to">
          {APP_GROUPS.flatMap(({ links }) => links).map(({ to, label, icon }) => (
            <Item key={to} value={`place ${to}`} words={[label]} icon={icon} onSelect={go(to)}>
              {label}
            </Item>
          ))}
        </Group>
        {/* All of them would bury the rest: they come when somebody types. */}
        {text.trim() !== '' && templates.data && (
          <Group heading="Templates">
            {templates.data.map(({ id, name, docType }) => (
              <Item
                key={id}
                value={`template ${id}`}
                words={[name, docType]}
                icon={LayoutTemplate}
                onSelect={go(`/app/templates/${id}`)}
              >
                {name}
                <span className="ms-auto text-xs text-quiet">{docType}</span>
              </Item>
            ))}
          </Group>
        )}
      </Command.List>
    </Command>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="pb-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-quiet"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  value: string;
  words: string[];
  icon: LucideIcon;
  onSelect: () => void;
  children: ReactNode;
}

function Item({ value, words, icon: Icon, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      keywords={words}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 text-sm data-[selected=true]:bg-soft"
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-quiet" />
      {children}
    </Command.Item>
  );
}
