import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { Container } from "../../ui/frame/container.tsx";
import styles from "./footer.module.css";

export const Footer = () => (
  <footer className={styles["footer"]} data-print="no">
    <Container className={styles["line"]}>
      <span>Passbook</span>
      <Link to="/settings/about">
        <Trans>About</Trans>
      </Link>
      <Link to="/settings/about#export">
        <Trans>Export</Trans>
      </Link>
      <Link to="/settings/history">
        <Trans>History of changes</Trans>
      </Link>
      <span className={styles["end"]}>
        <Trans>Your statements stay on this machine</Trans>
      </span>
    </Container>
  </footer>
);
