<?php
/**
 * Plugin Name:       np-elements
 * Description:       Intestazione, edicola, articoli, newsletter e assistenza della testata, come blocchi, codici e tag.
 * Version:           0.2.0
 * Requires at least: 6.1
 * Requires PHP:      8.2
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.2.0';
const FILE    = __FILE__;

require __DIR__ . '/includes/contracts.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/integrity.php';
require __DIR__ . '/includes/tags.php';
require __DIR__ . '/includes/head.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/authors.php';
require __DIR__ . '/includes/caches.php';
