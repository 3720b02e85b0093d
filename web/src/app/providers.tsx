import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import enGB from 'antd/locale/en_GB';
import { RouterProvider } from 'react-router';
import { client } from '../lib/apollo/client.ts';
import { router } from './router.tsx';
import { useScheme } from './theme-choice.ts';
import { themes } from './theme.ts';

/** Everything that surrounds every screen. */
export function Providers() {
  const scheme = useScheme();
  return (
    <ConfigProvider
      locale={enGB}
      theme={themes[scheme]}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      form={{ requiredMark: false }}
    >
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ConfigProvider>
  );
}
