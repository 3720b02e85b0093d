import { Drawer } from 'antd';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Logo } from '../../components/logo.tsx';
import { IconButton } from '../../components/page/icon-button.tsx';
import { Avatar } from '../../components/status/person.tsx';
import { Bell } from '../../features/notifications/components/bell.tsx';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { Brand } from './brand.tsx';
import { SearchEverything } from './search-everything.tsx';
import { UserBlock } from './user-block.tsx';

/** The page header on a narrow screen, with the menu in a drawer. */
export function MobileHeader() {
  const [open, setOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const { fullname } = useSignedInUser();
  const close = () => setOpen(false);
  return (
    <header className="mobile-header">
      <IconButton
        className="mobile-menu-button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          setOpenCount(openCount + 1);
        }}
      >
        <Menu size={20} aria-hidden />
      </IconButton>
      <Logo size={26} />
      <b>Permit to Work</b>
      <SearchEverything isSmall />
      <Bell />
      <Avatar name={fullname} size={30} />
      <Drawer
        rootClassName="menu-drawer"
        placement="left"
        size={300}
        open={open}
        onClose={close}
        title={<Brand onLeave={close} />}
        closable={{ 'aria-label': 'Close menu', placement: 'end' }}
      >
        {/* Rendered again each time: a hidden menu cannot scroll when the page changes. */}
        <SideMenu key={openCount} onLeave={close} />
        <UserBlock onLeave={close} />
      </Drawer>
    </header>
  );
}
