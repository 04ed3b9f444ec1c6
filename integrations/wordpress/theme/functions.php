<?php
/** Block themes load no style sheet by themselves. */

add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_style( 'il-meriggio', get_stylesheet_uri(), array(), wp_get_theme()->get( 'Version' ) ) );
